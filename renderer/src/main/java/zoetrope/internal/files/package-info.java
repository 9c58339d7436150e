/**
 * Unfinished and temporary files: whose they are, and what becomes of those whose process was
 * killed. Knows nothing of what is in them.
 */
package zoetrope.internal.files;
