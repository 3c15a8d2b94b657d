// WebAssembly modules that the build wrote into the source as text.

/** The module of base64 text, which compiles at once; undefined where the engine cannot run it. */
export function compileWasm(base64: string): WebAssembly.Module | undefined {
  try {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return new WebAssembly.Module(bytes);
  } catch {
    return undefined;
  }
}
