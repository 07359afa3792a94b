-- All documents are written anew: they are worked out from the other tables, with words that English text searches leave out too, so that a phrase
-- is found by its index ("can't be countered").
DELETE FROM "search_documents";
DELETE FROM "derivations" WHERE "name" = 'search';

-- English words without their endings, none left out.
DROP TEXT SEARCH CONFIGURATION IF EXISTS every_word;
DROP TEXT SEARCH DICTIONARY IF EXISTS every_word_stem;
CREATE TEXT SEARCH DICTIONARY every_word_stem (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION every_word (COPY = english);
ALTER TEXT SEARCH CONFIGURATION every_word ALTER MAPPING REPLACE english_stem WITH every_word_stem;

-- AlterTable
ALTER TABLE "search_documents" ADD COLUMN     "title_size" INTEGER;

-- CreateIndex
CREATE INDEX "search_documents_title_size_idx" ON "search_documents"("title_size");
