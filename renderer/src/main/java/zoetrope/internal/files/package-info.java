/**
 * Unfinished and temporary files: their owners, and the clean-up after killed processes.
 * Independent of the content of files.
 */
package zoetrope.internal.files;
