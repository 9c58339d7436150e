/** Lines, curves and arrows, their dashes and tips, and the angles between them. */
package zoetrope.mobject.lines;
