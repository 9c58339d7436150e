package zoetrope.notebook;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zoetrope.notebook.JavaSession.CellDeclaration;

/**
 * A cell with a scene.
 *
 * @param name the scene's name
 * @param options the options of the command line after {@code %%scene}
 * @param code the cell as written, with an empty line instead of {@code %%scene}
 * @param isBody whether the code is the body of {@code construct()}, without a class
 */
record SceneCell(String name, List<String> options, String code, boolean isBody) {
  static final String MAGIC = "%%scene";

  private static final Pattern SCENE =
      Pattern.compile(
          "^[ \\t]*(?:(?:public|final)\\s+)*class\\s+([\\p{L}_][\\p{L}\\w]*)\\s+extends\\s+[\\w.]*Scene\\b",
          Pattern.MULTILINE);
  private static final String IMPORT = "import static zoetrope.Zoetrope.*;";

  /** The package of the scenes. Members of classes in the default package could not be imported. */
  static final String PACKAGE = "cells";

  private static final String SHARED = "Shared";

  /**
   * Returns the scene in a cell; empty if the cell has none.
   *
   * @param number the number of the cell, for the name of a scene without one
   */
  static Optional<SceneCell> of(String cell, int number) {
    boolean hasMagic = cell.startsWith(MAGIC);
    String first = hasMagic ? cell.lines().findFirst().orElse("") : "";
    String code = cell.substring(first.length());
    Matcher scene = SCENE.matcher(code);
    boolean isClass = scene.find();
    if (!hasMagic && !isClass) {
      return Optional.empty();
    }
    List<String> words =
        new ArrayList<>(RenderCall.words(first.substring(hasMagic ? MAGIC.length() : 0)));
    String name = isClass ? scene.group(1) : "Cell" + number;
    if (!words.isEmpty() && !words.get(0).startsWith("-")) {
      String given = words.remove(0);
      name = isClass ? name : requireName(given);
    }
    return Optional.of(new SceneCell(name, List.copyOf(words), code, !isClass));
  }

  private static String requireName(String text) {
    if (!text.matches("[\\p{L}_][\\p{L}\\w]*")) {
      throw new CellException(
          MAGIC + ": '" + text + "' is not a name: write " + MAGIC + " MyScene --quality low");
    }
    return text;
  }

  /**
   * Returns the text before the code in the source file. It has no line break, so that the line
   * numbers of the file are those of the cell.
   */
  String prefix(JavaSession session) {
    return "package "
        + PACKAGE
        + "; "
        + IMPORT
        + " import static "
        + PACKAGE
        + "."
        + SHARED
        + ".*; "
        + session.imports()
        + (isBody
            ? " class " + name + " extends Scene { @Override protected void construct() {"
            : " ");
  }

  /**
   * Returns the source file, and makes the variables that it uses available.
   *
   * @param prefix the result of {@link #prefix}
   */
  String source(String prefix, JavaSession session) {
    List<CellDeclaration> used = used(session.declarations());
    used.stream()
        .filter(CellDeclaration::isVariable)
        .forEach(variable -> session.share(variable.name()));
    String shared = used.stream().map(CellDeclaration::source).collect(Collectors.joining("\n"));
    return prefix + code + (isBody ? "\n}}" : "") + "\nclass " + SHARED + " {" + shared + "}\n";
  }

  /** Returns the declarations that the code uses, directly or through other declarations. */
  private List<CellDeclaration> used(List<CellDeclaration> all) {
    Set<String> words = new HashSet<>(words(code));
    List<CellDeclaration> used = new ArrayList<>();
    boolean found = true;
    while (found) {
      List<CellDeclaration> more =
          all.stream()
              .filter(declaration -> !used.contains(declaration))
              .filter(declaration -> words.contains(declaration.name()))
              .toList();
      used.addAll(more);
      more.forEach(declaration -> words.addAll(words(declaration.source())));
      found = !more.isEmpty();
    }
    return used;
  }

  private static List<String> words(String code) {
    return List.of(code.split("[^\\p{L}\\w]+"));
  }
}
