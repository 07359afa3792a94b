-- CreateTable
CREATE TABLE "keyword_uses" (
    "card_id" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "face" INTEGER NOT NULL,
    "keyword" TEXT NOT NULL,
    "base" TEXT NOT NULL,
    "relation" TEXT NOT NULL,
    "parameter" TEXT,
    "amount" TEXT,
    "cost" TEXT,
    "words" TEXT NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,

    CONSTRAINT "keyword_uses_pkey" PRIMARY KEY ("card_id","ordinal")
);

-- CreateTable
CREATE TABLE "card_facts" (
    "card_id" TEXT NOT NULL,
    "mana_value" DOUBLE PRECISION NOT NULL,
    "colors" TEXT[],
    "color_identity" TEXT[],
    "types" TEXT[],
    "names" TEXT NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "card_facts_pkey" PRIMARY KEY ("card_id")
);

-- CreateIndex
CREATE INDEX "keyword_uses_keyword_relation_card_id_idx" ON "keyword_uses"("keyword", "relation", "card_id");

-- CreateIndex
CREATE INDEX "keyword_uses_base_relation_card_id_idx" ON "keyword_uses"("base", "relation", "card_id");

-- AddForeignKey
ALTER TABLE "keyword_uses" ADD CONSTRAINT "keyword_uses_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "cards"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_facts" ADD CONSTRAINT "card_facts_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "cards"("id") ON DELETE CASCADE ON UPDATE CASCADE;
