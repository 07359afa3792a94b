-- AlterTable
ALTER TABLE "resolutions" ADD COLUMN     "rules" TEXT[];

-- CreateIndex
CREATE INDEX "resolutions_rules_idx" ON "resolutions" USING GIN ("rules");
