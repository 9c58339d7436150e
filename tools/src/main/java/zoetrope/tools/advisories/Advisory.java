package zoetrope.tools.advisories;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import org.apache.maven.artifact.versioning.ComparableVersion;

/**
 * A known hole, in the Open Source Vulnerability format (OSV Schema 1.6): which versions of which
 * packages are affected.
 *
 * @param json the record
 */
public record Advisory(JsonNode json) {
  private static final String ECOSYSTEM = "Maven";

  /** Its name in the database, such as {@code GHSA-72hv-8253-57qq}. */
  public String id() {
    return json.path("id").asText();
  }

  /** What it is about, in a sentence. */
  public String summary() {
    return json.path("summary").asText();
  }

  /** The day on which it was published, such as 2026-02-28. */
  public String published() {
    String instant = json.path("published").asText();
    return instant.substring(0, Math.min(10, instant.length()));
  }

  /** Whether it was found to be none. */
  boolean isWithdrawn() {
    return json.has("withdrawn");
  }

  /** Whether it is about one of these packages, in any version. */
  boolean concerns(Collection<Dependency> dependencies) {
    return dependencies.stream()
        .anyMatch(
            dependency -> {
              for (JsonNode affected : json.path("affected")) {
                if (isOf(affected, dependency)) {
                  return true;
                }
              }
              return false;
            });
  }

  /** Whether it is about this version. */
  public boolean affects(Dependency dependency) {
    for (JsonNode affected : json.path("affected")) {
      if (isOf(affected, dependency) && holds(affected, dependency.version())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOf(JsonNode affected, Dependency dependency) {
    JsonNode named = affected.path("package");
    return named.path("ecosystem").asText().equals(ECOSYSTEM)
        && named.path("name").asText().equals(dependency.name());
  }

  private static boolean holds(JsonNode affected, String version) {
    for (JsonNode listed : affected.path("versions")) {
      if (listed.asText().equals(version)) {
        return true;
      }
    }
    for (JsonNode range : affected.path("ranges")) {
      if (isWithin(range.path("events"), new ComparableVersion(version))) {
        return true;
      }
    }
    return false;
  }

  /** The events of a range come in the order of their versions. */
  private static boolean isWithin(JsonNode events, ComparableVersion version) {
    boolean within = false;
    for (JsonNode event : events) {
      if (event.has("introduced")) {
        String introduced = event.get("introduced").asText();
        within |=
            introduced.equals("0") || version.compareTo(new ComparableVersion(introduced)) >= 0;
      } else if (event.has("fixed")) {
        within &= version.compareTo(new ComparableVersion(event.get("fixed").asText())) < 0;
      } else if (event.has("last_affected")) {
        within &=
            version.compareTo(new ComparableVersion(event.get("last_affected").asText())) <= 0;
      }
    }
    return within;
  }
}
