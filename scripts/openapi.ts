/**
 * `npm run openapi -- <file>`: writes all calls of the contract as OpenAPI 3.1 in JSON. Exit code 1 for a
 * wrong call, 2 if the file cannot be written.
 */
import { writeFileSync } from 'node:fs';
import { openApi } from './openapi/document.ts';
import { everyCall } from './openapi/every-call.ts';
import { sectionMeaning } from './openapi/meanings.ts';
import { namedSchemas } from './openapi/named-schemas.ts';

const [file, ...more] = process.argv.slice(2);
if (!file || more.length > 0) {
  console.error('用法：npm run openapi -- <要写的文件>');
  process.exitCode = 1;
} else {
  const calls = await everyCall();
  const document = openApi(calls, await namedSchemas(), sectionMeaning);
  try {
    writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
    console.log(`已写入 ${file}：${calls.length} 个接口`);
  } catch (error) {
    console.error(`写不了 ${file}：${error instanceof Error ? error.message : error}`);
    process.exitCode = 2;
  }
}
