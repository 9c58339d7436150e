/**
 * The scenes that the studio shows: where their sources and classes are, and what is wrong with
 * them.
 */
package zoetrope.studio.project;
