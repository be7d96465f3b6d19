import pg from 'pg';

export const published = async (databaseUrl: string): Promise<number[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select id from product where published');
  await client.end();
  return rows.map(({ id }) => id);
};
