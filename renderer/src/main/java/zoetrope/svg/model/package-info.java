/** The parts of a drawing, and the exception for drawings that cannot be read. */
package zoetrope.svg.model;
