/** Objects in rows and columns: matrices, with brackets, and tables, with lines. */
package zoetrope.mobject.matrix;
