/** Reads videos back, for tests and tools. */
package zoetrope.readback;
