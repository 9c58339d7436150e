/** Numbers and tables as text. */
package zoetrope.tools.text;
