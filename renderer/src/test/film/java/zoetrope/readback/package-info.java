/** Reads films back, for tests and tools. */
package zoetrope.readback;
