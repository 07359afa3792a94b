-- CreateTable
CREATE TABLE "card_legalities" (
    "card_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "as_of" TEXT,
    "formats" JSONB NOT NULL,

    CONSTRAINT "card_legalities_pkey" PRIMARY KEY ("card_id")
);

-- CreateTable
CREATE TABLE "corrections" (
    "id" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "link" TEXT,
    "date" DATE NOT NULL,
    "note" TEXT,
    "changes" JSONB NOT NULL,
    "is_applied" BOOLEAN NOT NULL,

    CONSTRAINT "corrections_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "card_legalities_formats_idx" ON "card_legalities" USING GIN ("formats" jsonb_path_ops);

-- CreateIndex
CREATE INDEX "corrections_kind_target_idx" ON "corrections"("kind", "target");

-- AddForeignKey
ALTER TABLE "card_legalities" ADD CONSTRAINT "card_legalities_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "cards"("id") ON DELETE CASCADE ON UPDATE CASCADE;
