package zoetrope.cli.sources;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/**
 * Functions that write the documentation for agents: {@code llms.txt} lists the guides, {@code
 * llms-full.txt} contains the whole documentation, and a skill explains how to write scenes.
 */
public final class AgentFiles {
  private static final String ONE_PAGE = "one-page.md";
  private static final String SKILL = "skill/SKILL.md";

  /** The guides that agents need to write scenes, the most needed first. */
  private static final List<String> NEEDED =
      List.of(
          ONE_PAGE,
          "tutorial.md",
          "from-manim.md",
          "stage.md",
          "objects.md",
          "animations.md",
          "text.md",
          "plots.md",
          "updaters.md",
          "camera.md",
          "errors.md",
          "command-line.md",
          "finding-functions.md",
          "space.md",
          "custom.md",
          "images.md",
          "sound.md",
          "presentations.md",
          "parameters.md",
          "models.md");

  /** Pages that are not guides, from the root of the project. */
  private static final List<String> OTHER_PAGES = List.of(".github/SECURITY.md");

  /** The packages of the types that scenes use, the most needed first. */
  private static final List<String> PACKAGES =
      List.of("scene", "mobject", "animation", "geometry", "color", "text", "sound");

  /** Packages of types that only the engine and rare scenes use. */
  private static final Set<String> RARE_PACKAGES =
      Set.of("zoetrope.mobject.display", "zoetrope.mobject.three.mesh");

  private static final String HEAD =
      """
      # Zoetrope

      > Renders animations that explain mathematics and machine learning from scenes written in Java, \
      headless, with the same frames on every machine.

      """;

  /** An entry of the list of guides. */
  private static final Pattern ENTRY =
      Pattern.compile("(?m)^\\* \\[([^]]+)\\]\\(([\\w-]+\\.md)\\)(.*)$");

  private AgentFiles() {}

  /**
   * Returns the guide "Scenes on one page" in Markdown, without its title, comments and links to
   * other pages.
   */
  public static String onePage() {
    return withoutLinks(GuideSections.read(ONE_PAGE)).replaceFirst("(?s)^# .*?\n(?=## )", "");
  }

  /**
   * Writes {@code llms.txt}, {@code llms-full.txt} and the guides in Markdown.
   *
   * @param project the folder of the sources of Zoetrope
   * @param folder the folder to write to, which exists
   * @throws IOException if a file cannot be read or written
   */
  public static void writeDocumentation(Path project, Path folder) throws IOException {
    Path guides = Files.createDirectories(folder.resolve("guides"));
    for (String file : GuideSections.files()) {
      Files.writeString(guides.resolve(file), withoutLinks(GuideSections.read(file)));
    }
    Files.writeString(folder.resolve("llms.txt"), index());
    Files.writeString(folder.resolve("llms-full.txt"), full(project));
  }

  /**
   * Writes a skill: {@code SKILL.md} and examples.
   *
   * @param project the folder of the sources of Zoetrope
   * @param folder the folder of the skill, whose name is that of the skill
   * @throws IOException if a file cannot be read or written
   */
  public static void writeSkill(Path project, Path folder) throws IOException {
    String text = GuideSections.resource(SKILL);
    Path examples = Files.createDirectories(folder.resolve("examples"));
    Files.writeString(folder.resolve("SKILL.md"), text + onePage());
    Matcher example = Pattern.compile("examples/\\w+\\.java").matcher(text);
    while (example.find()) {
      Path source = project.resolve(example.group());
      Files.copy(source, examples.resolve(source.getFileName().toString()));
    }
  }

  /** Returns the file names of the guides, those in {@link #NEEDED} first. */
  private static Set<String> byNeed() {
    Set<String> files = new LinkedHashSet<>(NEEDED);
    files.addAll(GuideSections.files());
    return files;
  }

  private static String index() {
    Map<String, String> entries = new LinkedHashMap<>();
    Matcher entry = ENTRY.matcher(GuideSections.read("README.md"));
    while (entry.find()) {
      String link = "- [" + entry.group(1) + "](guides/" + entry.group(2) + ")";
      entries.put(entry.group(2), link + withoutLinks(entry.group(3)) + "\n");
    }
    StringBuilder text = new StringBuilder(HEAD);
    text.append("[llms-full.txt](llms-full.txt) has all of this in one file, with every function")
        .append(" and method. `render doc NAME` prints the reference of a name, `render doc")
        .append(
            " --search WORDS` searches, and `render mcp` serves agents.\n\n## Write scenes\n\n");
    for (String file : byNeed()) {
      text.append(entries.get(file));
      if (file.equals(NEEDED.get(NEEDED.size() - 1))) {
        text.append("\n## Render and publish\n\n");
      }
    }
    return text.toString();
  }

  private static String full(Path project) throws IOException {
    StringBuilder text = new StringBuilder(HEAD);
    text.append("This file is the whole documentation: how to write scenes, all functions, the")
        .append(" types with their methods, and how to render.\n");
    for (String file : byNeed()) {
      text.append('\n').append(chapter(GuideSections.read(file)));
      if (file.equals(NEEDED.get(NEEDED.size() - 1))) {
        reference(text);
      }
    }
    for (String file : OTHER_PAGES) {
      text.append('\n').append(chapter(Files.readString(project.resolve(file))));
    }
    return text.toString();
  }

  private static void reference(StringBuilder text) {
    List<ReferenceEntry> entries = Reference.load().entries();
    text.append("\n## All functions and constants\n\n");
    entries.stream().filter(ReferenceEntry::isWord).forEach(each -> text.append(line(each)));
    text.append(
        "\n## Types and their methods\n\nTypes also have the methods of their supertypes.\n");
    for (String name : PACKAGES) {
      Pattern owner = Pattern.compile("zoetrope\\." + name + "\\b.*");
      entries.stream()
          .filter(each -> each.kind() == ReferenceEntry.Kind.TYPE)
          .filter(each -> owner.matcher(each.owner()).matches())
          .filter(each -> !RARE_PACKAGES.contains(each.owner()))
          .forEach(type -> type(type, entries, text));
    }
  }

  private static void type(ReferenceEntry type, List<ReferenceEntry> all, StringBuilder text) {
    String lines =
        String.join(
            "",
            all.stream()
                .filter(each -> each.owner().equals(type.qualifiedName()))
                .filter(each -> each.kind() != ReferenceEntry.Kind.TYPE)
                .filter(each -> each.kind() != ReferenceEntry.Kind.HOOK)
                .filter(each -> !each.summary().isEmpty())
                .map(AgentFiles::line)
                .toList());
    if (!lines.isEmpty()) {
      String parents = type.signature().replaceAll("[\\w.]*\\.(\\w+)", "$1").strip();
      text.append("\n### " + type.name() + (parents.isEmpty() ? "" : " extends " + parents))
          .append("\n\n" + type.summary() + "\n\n" + lines);
    }
  }

  private static String line(ReferenceEntry entry) {
    return "- `" + entry.signature() + "` -> " + entry.type() + ": " + entry.summary() + "\n";
  }

  /** Returns a page as a chapter of a longer text: its headings are one level deeper. */
  private static String chapter(String page) {
    List<String> lines = new ArrayList<>();
    boolean code = false;
    for (String line : withoutLinks(page).lines().toList()) {
      code ^= line.startsWith("```");
      lines.add(!code && line.startsWith("#") ? "#" + line : line);
    }
    return String.join("\n", lines) + "\n";
  }

  /** Returns Markdown without comments, images and links to files. */
  private static String withoutLinks(String markdown) {
    return markdown
        .replaceAll("(?m)^<!--.*-->\n| <!--.*-->|^!\\[.*\\)\n", "")
        .replaceAll("\\[([^]\n]+)\\]\\((?!https?:)[^)\\s]+\\)", "$1");
  }
}
