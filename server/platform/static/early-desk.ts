import { whoAmI } from '#schemas/operator/endpoints.ts';
import { readDesk } from '#schemas/publication/endpoints.ts';

/**
 * Sends two calls before the console's code has loaded: who is signed in, and the draft of an operator who may see
 * it. The code takes each answer once (`src/platform/calls/early-calls.ts`).
 */
const ASK =
  '((who,desk)=>{const early=globalThis.earlyCalls=[];const ask=(path,csrf)=>{const control=new AbortController;const answer=fetch(path,{method:"POST",headers:{"content-type":"application/json",...(csrf&&{"x-csrf":csrf})},body:"{}",signal:control.signal});answer.catch(()=>{});early.push({key:" "+path+" {}",sent:performance.now(),control,answer});return answer};const sees=({operator,inFront,ownHome})=>operator.secondFactor!=="needed"&&operator.rights.home!=="none"&&(!inFront||ownHome);ask(who).then(answer=>answer.clone().json()).then(({data})=>{data&&sees(data)&&ask(desk,data.csrf)}).catch(()=>{})})';

export const earlyDesk = `${ASK}("${whoAmI.path}","${readDesk.path}")`;
