/** Checks whether this machine has what rendering needs. */
package zoetrope.render.doctor;
