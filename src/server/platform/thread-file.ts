/**
 * The program of a thread, named like its source. In the sources it is beside the module at `here`; built, it is beside the
 * server's main file, of which that module may be a part.
 */
export function threadFile(name: string, here: string): URL {
  if (here.endsWith('.ts')) return new URL(`./${name}.ts`, here);
  return new URL(here.includes('/assets/') ? `../${name}.js` : `./${name}.js`, here);
}
