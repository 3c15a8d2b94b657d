// WebAssembly modules that the build wrote into the source as text.

import { InputError } from './errors.ts';

/** The module of base64 text, compiled at once. @throws InputError where the engine cannot run it. */
export function compileWasm(base64: string): WebAssembly.Module {
  try {
    return new WebAssembly.Module(bytesOf(base64));
  } catch {
    throw noWebAssembly();
  }
}

export function noWebAssembly(): InputError {
  return new InputError(
    'this JavaScript engine cannot run WebAssembly with SIMD, which crossfill needs',
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
