-- AlterTable
ALTER TABLE "search_documents" ADD COLUMN "size" INTEGER;
UPDATE "search_documents" SET "size" = length("body");
ALTER TABLE "search_documents" ALTER COLUMN "size" SET NOT NULL;

-- CreateIndex
CREATE INDEX "search_documents_size_idx" ON "search_documents"("size");
