package zoetrope.cli.options;

import java.util.Map;

/**
 * A row of a table for which each scene is rendered once.
 *
 * @param label the suffix of file names; empty if there is no table
 * @param place the file and the line of the row, for messages
 * @param parameters the parameters of the scenes
 */
public record BatchRow(String label, String place, Map<String, String> parameters) {
  /** Returns the row of a run without a table. */
  static BatchRow single(Map<String, String> parameters) {
    return new BatchRow("", "", parameters);
  }
}
