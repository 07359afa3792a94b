import { defineConfig } from 'prisma/config';

// For people with the ordinary Prisma command line. The service itself applies prisma/migrations without it (src/store/database/migrate.ts).
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
