/** What a drawing is made of: its painted parts, and the error of one that cannot be read. */
package zoetrope.svg.model;
