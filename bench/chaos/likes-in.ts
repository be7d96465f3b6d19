import pg from 'pg';

/** All likes in a database, as pairs of a session's token hash and a product's id. */
export const likesIn = async (databaseUrl: string): Promise<Set<string>> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pair: string }>(
    `select token_hash || ' ' || target_id as pair from relation join session using (member_id)
     where kind = 'like' and target = 'product'`,
  );
  await client.end();
  return new Set(rows.map(({ pair }) => pair));
};
