/** Tables of data from CSV, TSV and JSON files. This package does not depend on mobjects. */
package zoetrope.data;
