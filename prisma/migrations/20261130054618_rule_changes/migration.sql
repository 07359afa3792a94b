-- CreateTable
CREATE TABLE "edition_pairs" (
    "from_id" INTEGER NOT NULL,
    "to_id" INTEGER NOT NULL,
    "matching" INTEGER NOT NULL,

    CONSTRAINT "edition_pairs_pkey" PRIMARY KEY ("from_id","to_id")
);

-- CreateTable
CREATE TABLE "rule_changes" (
    "from_id" INTEGER NOT NULL,
    "to_id" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "before" TEXT,
    "after" TEXT,

    CONSTRAINT "rule_changes_pkey" PRIMARY KEY ("from_id","to_id","ordinal")
);

-- AddForeignKey
ALTER TABLE "edition_pairs" ADD CONSTRAINT "edition_pairs_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "editions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "edition_pairs" ADD CONSTRAINT "edition_pairs_to_id_fkey" FOREIGN KEY ("to_id") REFERENCES "editions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rule_changes" ADD CONSTRAINT "rule_changes_from_id_to_id_fkey" FOREIGN KEY ("from_id", "to_id") REFERENCES "edition_pairs"("from_id", "to_id") ON DELETE CASCADE ON UPDATE CASCADE;
