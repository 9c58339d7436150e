/** The formats of output files: their names, their codecs, and what each of them can hold. */
package zoetrope.output;
