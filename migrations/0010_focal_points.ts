import { sql, type Kysely } from 'kysely';

/** The point of a picture that stays in view wherever a frame crops it, as shares of its width and height; none: the middle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table file
      add column focal_x real check (focal_x between 0 and 1),
      add column focal_y real check (focal_y between 0 and 1),
      add constraint file_focal_point check ((focal_x is null) = (focal_y is null))`.execute(db);
}
