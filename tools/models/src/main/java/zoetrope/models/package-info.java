/**
 * Makes a folder with a small real model out of a library that carries one, for who asks for it.
 * The films and the attention library know nothing of this.
 */
package zoetrope.models;
