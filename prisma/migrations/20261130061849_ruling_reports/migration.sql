-- CreateTable
CREATE TABLE "ruling_mentions" (
    "text_hash" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,

    CONSTRAINT "ruling_mentions_pkey" PRIMARY KEY ("text_hash","place")
);

-- CreateTable
CREATE TABLE "ruling_reports" (
    "ruling_id" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "scope_keyword" TEXT,
    "verdict" TEXT NOT NULL,
    "said_on" DATE NOT NULL,
    "replaced_by" TEXT,
    "because" JSONB NOT NULL,
    "followed" BOOLEAN NOT NULL,

    CONSTRAINT "ruling_reports_pkey" PRIMARY KEY ("ruling_id")
);

-- CreateIndex
CREATE INDEX "ruling_mentions_kind_key_idx" ON "ruling_mentions"("kind", "key");

-- CreateIndex
CREATE INDEX "ruling_reports_verdict_idx" ON "ruling_reports"("verdict");

-- CreateIndex
CREATE INDEX "ruling_reports_scope_keyword_idx" ON "ruling_reports"("scope_keyword");
