import './catalogue.ts';
import './local-answers.ts';
import '../../src/operator/preview/main.tsx';
