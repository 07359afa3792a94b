-- For misspelled names and words. The owner of a database may create this extension.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateTable
CREATE TABLE "search_documents" (
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "names" TEXT[],
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "search" tsvector NOT NULL,
    "editions" INTEGER[],

    CONSTRAINT "search_documents_pkey" PRIMARY KEY ("kind","key")
);

-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,
    "documents" INTEGER NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "derivations" (
    "name" TEXT NOT NULL,
    "catalogue_version" INTEGER NOT NULL,
    "build" TEXT NOT NULL,

    CONSTRAINT "derivations_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "search_documents_search_idx" ON "search_documents" USING GIN ("search");

-- CreateIndex
CREATE INDEX "search_documents_names_idx" ON "search_documents" USING GIN ("names");

-- CreateIndex
CREATE INDEX "search_documents_title_idx" ON "search_documents" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "search_words_word_idx" ON "search_words" USING GIN ("word" gin_trgm_ops);
