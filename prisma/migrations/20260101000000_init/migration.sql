-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "editions" (
    "id" SERIAL NOT NULL,
    "effective_date" DATE NOT NULL,
    "source" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "is_outline" BOOLEAN NOT NULL DEFAULT false,
    "rule_count" INTEGER NOT NULL,
    "glossary_count" INTEGER NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "superseded_at" TIMESTAMPTZ(3),

    CONSTRAINT "editions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rule_texts" (
    "hash" TEXT NOT NULL,
    "text" TEXT,
    "examples" TEXT[],
    "folded" TEXT NOT NULL,

    CONSTRAINT "rule_texts_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "rules" (
    "edition_id" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "parent" TEXT,
    "heading" TEXT,
    "text_hash" TEXT,

    CONSTRAINT "rules_pkey" PRIMARY KEY ("edition_id","number")
);

-- CreateTable
CREATE TABLE "glossary_entries" (
    "edition_id" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "term" TEXT NOT NULL,
    "folded_term" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "glossary_entries_pkey" PRIMARY KEY ("edition_id","ordinal")
);

-- CreateTable
CREATE TABLE "cards" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "folded_name" TEXT NOT NULL,
    "layout" TEXT NOT NULL,
    "oracle_id" TEXT,
    "text_source" TEXT NOT NULL,
    "text_as_of" TEXT,
    "text_quality" TEXT NOT NULL,
    "version_hash" TEXT NOT NULL,
    "first_seen" DATE NOT NULL,
    "last_seen" DATE NOT NULL,

    CONSTRAINT "cards_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faces" (
    "card_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "folded_name" TEXT NOT NULL,
    "mana_cost" TEXT,
    "type_line" TEXT NOT NULL,
    "supertypes" TEXT[],
    "types" TEXT[],
    "subtypes" TEXT[],
    "oracle_text" TEXT NOT NULL,
    "power" TEXT,
    "toughness" TEXT,
    "loyalty" TEXT,
    "defense" TEXT,
    "color_indicator" JSONB,

    CONSTRAINT "faces_pkey" PRIMARY KEY ("card_id","position")
);

-- CreateTable
CREATE TABLE "card_versions" (
    "card_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text_source" TEXT NOT NULL,
    "text_as_of" TEXT,
    "text_quality" TEXT NOT NULL,
    "words" JSONB NOT NULL,
    "first_seen" DATE NOT NULL,
    "is_latest" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "card_versions_pkey" PRIMARY KEY ("card_id","hash")
);

-- CreateTable
CREATE TABLE "ruling_texts" (
    "hash" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "folded" TEXT NOT NULL,
    "search" tsvector NOT NULL,

    CONSTRAINT "ruling_texts_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "rulings" (
    "id" TEXT NOT NULL,
    "card_id" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "text_hash" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "published_at" DATE NOT NULL,
    "first_seen" DATE NOT NULL,
    "last_seen" DATE NOT NULL,
    "withdrawn" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "rulings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "imports" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "counts" JSONB NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "milliseconds" INTEGER NOT NULL,

    CONSTRAINT "imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resolutions" (
    "id" TEXT NOT NULL,
    "scenario_sha256" TEXT NOT NULL,
    "scenario" JSON NOT NULL,
    "answer" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resolutions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "readings" (
    "card_id" TEXT NOT NULL,
    "language_build" TEXT NOT NULL,
    "version_hash" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "reading" JSON NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "readings_pkey" PRIMARY KEY ("card_id","language_build")
);

-- CreateIndex
CREATE UNIQUE INDEX "editions_sha256_key" ON "editions"("sha256");

-- CreateIndex
CREATE INDEX "editions_effective_date_idx" ON "editions"("effective_date");

-- CreateIndex
CREATE INDEX "rules_edition_id_parent_ordinal_idx" ON "rules"("edition_id", "parent", "ordinal");

-- CreateIndex
CREATE INDEX "rules_text_hash_idx" ON "rules"("text_hash");

-- CreateIndex
CREATE UNIQUE INDEX "rules_edition_id_ordinal_key" ON "rules"("edition_id", "ordinal");

-- CreateIndex
CREATE INDEX "glossary_entries_edition_id_folded_term_idx" ON "glossary_entries"("edition_id", "folded_term");

-- CreateIndex
CREATE UNIQUE INDEX "cards_folded_name_key" ON "cards"("folded_name");

-- CreateIndex
CREATE UNIQUE INDEX "cards_oracle_id_key" ON "cards"("oracle_id");

-- CreateIndex
CREATE INDEX "faces_folded_name_idx" ON "faces"("folded_name");

-- CreateIndex
CREATE INDEX "ruling_texts_search_idx" ON "ruling_texts" USING GIN ("search");

-- CreateIndex
CREATE INDEX "rulings_text_hash_idx" ON "rulings"("text_hash");

-- CreateIndex
CREATE UNIQUE INDEX "rulings_card_id_ordinal_key" ON "rulings"("card_id", "ordinal");

-- CreateIndex
CREATE INDEX "imports_kind_sha256_idx" ON "imports"("kind", "sha256");

-- CreateIndex
CREATE INDEX "resolutions_scenario_sha256_idx" ON "resolutions"("scenario_sha256");

-- CreateIndex
CREATE INDEX "readings_language_build_level_idx" ON "readings"("language_build", "level");

-- AddForeignKey
ALTER TABLE "rules" ADD CONSTRAINT "rules_edition_id_fkey" FOREIGN KEY ("edition_id") REFERENCES "editions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rules" ADD CONSTRAINT "rules_text_hash_fkey" FOREIGN KEY ("text_hash") REFERENCES "rule_texts"("hash") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "glossary_entries" ADD CONSTRAINT "glossary_entries_edition_id_fkey" FOREIGN KEY ("edition_id") REFERENCES "editions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faces" ADD CONSTRAINT "faces_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "cards"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_versions" ADD CONSTRAINT "card_versions_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "cards"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rulings" ADD CONSTRAINT "rulings_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "cards"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rulings" ADD CONSTRAINT "rulings_text_hash_fkey" FOREIGN KEY ("text_hash") REFERENCES "ruling_texts"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "readings" ADD CONSTRAINT "readings_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "cards"("id") ON DELETE CASCADE ON UPDATE CASCADE;
