package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import zoetrope.reference.ReferenceEntry;

/**
 * What parameters mean: the text of their Javadoc tags, or else a text for all parameters of a type
 * and name.
 */
final class Meanings {
  private final List<String[]> rows;

  /** Reads the texts for types and names. */
  Meanings(Path root) throws IOException {
    rows =
        Files.readAllLines(root.resolve("tools/site/src/main/parameters.tsv")).stream()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split("\t"))
            .toList();
  }

  /** Returns what a parameter means, in HTML; empty if nothing is known. */
  String of(ReferenceEntry function, SignatureParameter parameter) {
    String said = function.parameters().getOrDefault(parameter.name(), "");
    return said.isEmpty() ? common(function, parameter) : escape(said);
  }

  private String common(ReferenceEntry function, SignatureParameter parameter) {
    return rows.stream()
        .filter(row -> parameter.type().matches(row[0]) && parameter.name().matches(row[1]))
        .filter(row -> row.length < 4 || function.isWord() && function.name().matches(row[3]))
        .map(row -> row[2])
        .findFirst()
        .orElse("");
  }
}
