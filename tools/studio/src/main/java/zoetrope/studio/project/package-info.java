/** The scenes that the studio shows: their sources and classes, and the errors in them. */
package zoetrope.studio.project;
