package zoetrope.tools.advisories;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Advisories from a file: an array of OSV records, or the archive in which osv.dev exports an
 * ecosystem, a record a file.
 *
 * @param advisories those that were not withdrawn
 */
public record AdvisoryList(List<Advisory> advisories) {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  /** What is kept of a record. */
  private static final List<String> KEPT =
      List.of("id", "aliases", "published", "summary", "affected");

  /**
   * Reads a file.
   *
   * @throws IOException when it cannot be read
   */
  public static AdvisoryList read(Path file) throws IOException {
    List<Advisory> found = new ArrayList<>();
    try (InputStream in = Files.newInputStream(file)) {
      if (file.toString().endsWith(".zip")) {
        ZipInputStream zip = new ZipInputStream(in);
        for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
          if (entry.getName().endsWith(".json")) {
            found.add(new Advisory(JSON.readTree(zip.readAllBytes())));
          }
        }
      } else {
        JSON.readTree(in.readAllBytes()).forEach(record -> found.add(new Advisory(record)));
      }
    }
    return new AdvisoryList(found.stream().filter(advisory -> !advisory.isWithdrawn()).toList());
  }

  /** Those about one of these packages, in any version. */
  public AdvisoryList about(Collection<Dependency> dependencies) {
    return new AdvisoryList(
        advisories.stream().filter(advisory -> advisory.concerns(dependencies)).toList());
  }

  /** Those that affect this version of a library. */
  public List<Advisory> affecting(Dependency dependency) {
    return advisories.stream().filter(advisory -> advisory.affects(dependency)).toList();
  }

  /** The records as a file, of each what is needed, in the order of their names. */
  public String toJson() {
    ArrayNode all = JSON.createArrayNode();
    advisories.stream()
        .sorted(Comparator.comparing(Advisory::id))
        .forEach(advisory -> all.add(kept(advisory.json())));
    try {
      return JSON.writeValueAsString(all) + "\n";
    } catch (IOException e) {
      throw new UncheckedIOException("records cannot be written", e);
    }
  }

  private static ObjectNode kept(JsonNode record) {
    ObjectNode kept = JSON.createObjectNode();
    KEPT.stream().filter(record::has).forEach(name -> kept.set(name, record.get(name)));
    return kept;
  }
}
