package zoetrope.processor;

import static java.util.stream.Collectors.joining;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ReferenceTree;
import com.sun.source.util.DocTreePath;
import com.sun.source.util.DocTreePathScanner;
import com.sun.source.util.DocTrees;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The Javadoc of generated functions: a copy of the original, with references that resolve in
 * another class.
 */
final class DocComments {
  private static final String TAG = "(\\{@(?:link|linkplain|value)\\s+|@see\\s+|@throws\\s+)";

  private final Elements elements;
  private final Types types;
  private final DocTrees trees;

  DocComments(ProcessingEnvironment environment) {
    elements = environment.getElementUtils();
    types = environment.getTypeUtils();
    trees = DocTrees.instance(environment);
  }

  /** Returns the comment of a method, for the function that calls the method. */
  String of(ExecutableElement method) {
    return comment(method, "");
  }

  /**
   * Returns the comment of a constructor and the summary of its class, for the function that calls
   * the constructor.
   */
  String of(ExecutableElement constructor, TypeElement made) {
    DocCommentTree comment = trees.getDocCommentTree(made);
    if (comment == null) {
      return comment(constructor, "");
    }
    String summary = comment.getFirstSentence().stream().map(DocTree::toString).collect(joining());
    return comment(constructor, "<p>" + qualified(made, summary));
  }

  private String comment(ExecutableElement element, String addition) {
    String comment = elements.getDocComment(element);
    String text = comment == null ? "" : qualified(element, comment);
    Matcher firstTag = Pattern.compile("(?m)^\\s*@").matcher(text);
    int end = firstTag.find() ? firstTag.start() : text.length();
    String see = "@see " + ((TypeElement) element.getEnclosingElement()).getQualifiedName();
    return Stream.of(text.substring(0, end), addition, text.substring(end).strip() + "\n" + see)
        .map(String::strip)
        .filter(part -> !part.isEmpty())
        .collect(joining("\n\n"))
        .lines()
        .map(line -> ("   * " + line.strip()).stripTrailing() + "\n")
        .collect(joining("", "\n  /**\n", "   */\n"));
  }

  /** Returns the text of an element with references that resolve in any class. */
  private String qualified(Element element, String text) {
    String result = text;
    for (Map.Entry<String, String> reference : references(element).entrySet()) {
      result =
          Pattern.compile(TAG + Pattern.quote(reference.getKey()) + "(?=[\\s}]|$)")
              .matcher(result)
              .replaceAll("$1" + Matcher.quoteReplacement(reference.getValue()));
    }
    return result;
  }

  private Map<String, String> references(Element element) {
    Map<String, String> found = new TreeMap<>();
    DocCommentTree comment = trees.getDocCommentTree(element);
    new DocTreePathScanner<Void, Void>() {
      @Override
      public Void visitReference(ReferenceTree reference, Void unused) {
        Element target = trees.getElement(getCurrentPath());
        if (target != null) {
          found.put(reference.getSignature(), name(target));
        }
        return super.visitReference(reference, unused);
      }
    }.scan(new DocTreePath(trees.getPath(element), comment), null);
    return found;
  }

  private String name(Element element) {
    if (element instanceof QualifiedNameable named) {
      return named.getQualifiedName().toString();
    }
    String owner = ((TypeElement) element.getEnclosingElement()).getQualifiedName() + "#";
    if (!(element instanceof ExecutableElement method)) {
      return owner + element.getSimpleName();
    }
    boolean constructor = method.getSimpleName().contentEquals("<init>");
    return owner
        + (constructor ? method.getEnclosingElement() : method).getSimpleName()
        + method.getParameters().stream()
            .map(parameter -> types.erasure(parameter.asType()).toString())
            .collect(joining(",", "(", ")"));
  }
}
