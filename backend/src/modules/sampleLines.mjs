// Lines as builds write them: colours, links, progress bars, groups and JSON.

const ESC = '\u001b';
const styled = (code, text) => `${ESC}[${code}m${text}${ESC}[0m`;
const linked = (url, text) => `${ESC}]8;;${url}${ESC}\\${text}${ESC}]8;;${ESC}\\`;

const SERVICES = ['checkout-service', 'price-calculator', 'gift-cards', 'returns-portal', 'voucher-service', 'dock-scheduler'];
const PERCENTS = [10, 40, 70, 100];

/** How each block of lines goes; `n` is the number of the line. */
const BLOCK = [
  n => `##[group]Build ${SERVICES[n % SERVICES.length]}`,
  n => `$ npm run build -- --filter ${SERVICES[n % SERVICES.length]}`,
  n => PERCENTS.map(percent => `Downloading packages ${percent} %`).join('\r') + ` (${n % 300} MB)`,
  n => `${styled(32, 'ok')} src/orders/order${n}.ts`,
  n => `${styled(33, 'warning')} src/orders/order${n}.ts: ${styled(4, 'total')} is never read`,
  n => styled(30 + (n % 8), `Compiled ${n} files`),
  n => styled(90 + (n % 8), `Cached ${n} files`),
  n => styled(`38;5;${n % 256}`, `Bundled chunk ${n}`),
  n => styled(`48;5;${n % 256};97`, ` chunk ${n} `),
  n => styled(`38;2;${n % 256};${(n * 7) % 256};160`, `Compressed chunk ${n}`),
  n => `${styled(1, 'Tests')} ${n} passed, ${styled('1;31', '0 failed')}`,
  n => `Report: ${linked(`https://intranet.larkspur.example/builds/${n}`, `build ${n}`)}`,
  n => JSON.stringify({ level: 'info', msg: 'Uploaded', artefact: `chunk-${n}.js`, bytes: n * 31 }),
  n => `Two lines in one message, the first of them ${n}\n  and the second`,
  () => '##[endgroup]',
  n => `Waited ${n % 90} ms for the next job`,
];

/** The message of the line with this number, counted from 1. */
export const sampleLine = n => BLOCK[(n - 1) % BLOCK.length](n);
