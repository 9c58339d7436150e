/**
 * Small drawings such as marks, a lightbulb, a clock and a die. They are drawn by code, not read
 * from files.
 */
package zoetrope.mobject.drawings;
