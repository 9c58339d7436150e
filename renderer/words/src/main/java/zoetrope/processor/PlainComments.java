package zoetrope.processor;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.EndElementTree;
import com.sun.source.doctree.EntityTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.doctree.ReturnTree;
import com.sun.source.doctree.SeeTree;
import com.sun.source.doctree.StartElementTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.doctree.ThrowsTree;
import com.sun.source.doctree.ValueTree;
import com.sun.source.util.DocTreeScanner;
import com.sun.source.util.DocTrees;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/**
 * A converter of Javadoc comments to plain text. There is a line for each paragraph, and an empty
 * line between paragraphs. Lists have a line for each item; code keeps its lines, indented.
 * Parameters, results and errors are lines that begin with {@code @param}, {@code @return} and
 * {@code @throws}.
 */
final class PlainComments {
  private static final Map<String, String> ENTITIES =
      Map.of("lt", "<", "gt", ">", "amp", "&", "nbsp", " ", "quot", "\"", "times", "×");

  private final DocTrees trees;

  PlainComments(ProcessingEnvironment environment) {
    trees = DocTrees.instance(environment);
  }

  /** Returns the lines of an element's comment; empty if it has no comment. */
  List<String> of(Element element) {
    DocCommentTree comment = trees.getDocCommentTree(element);
    if (comment == null) {
      return List.of();
    }
    Paragraphs text = new Paragraphs();
    text.scan(comment.getFullBody(), null);
    text.end();
    text.scan(comment.getBlockTags(), null);
    text.end();
    return text.lines;
  }

  private static final class Paragraphs extends DocTreeScanner<Void, Void> {
    private final List<String> lines = new ArrayList<>();
    private final StringBuilder open = new StringBuilder();
    private boolean code;

    /** Ends the current line; code keeps its own line breaks. */
    private void end() {
      if (code) {
        open.toString().stripTrailing().lines().forEach(line -> lines.add("    " + line));
      } else if (!open.toString().isBlank()) {
        lines.add(open.toString().replaceAll("\\s+", " ").strip());
      }
      open.setLength(0);
    }

    private void paragraph() {
      end();
      if (!lines.isEmpty() && !lines.get(lines.size() - 1).isEmpty()) {
        lines.add("");
      }
    }

    private void tag(String head, List<? extends DocTree> description) {
      end();
      open.append(head).append(' ');
      scan(description, null);
      end();
    }

    @Override
    public Void visitText(TextTree text, Void unused) {
      open.append(text.getBody());
      return null;
    }

    @Override
    public Void visitLiteral(LiteralTree literal, Void unused) {
      String body = literal.getBody().getBody();
      open.append(code ? body.replaceFirst("^\\s*\n", "") : body);
      return null;
    }

    @Override
    public Void visitLink(LinkTree link, Void unused) {
      if (link.getLabel().isEmpty()) {
        String signature = link.getReference().getSignature();
        open.append(
            signature
                .replaceFirst("^#", "")
                .replace('#', '.')
                .replaceAll("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])", ""));
      } else {
        scan(link.getLabel(), null);
      }
      return null;
    }

    @Override
    public Void visitValue(ValueTree value, Void unused) {
      open.append(value.getReference() == null ? "" : value.getReference().getSignature());
      return null;
    }

    @Override
    public Void visitEntity(EntityTree entity, Void unused) {
      String name = entity.getName().toString();
      open.append(ENTITIES.getOrDefault(name, "&" + name + ";"));
      return null;
    }

    @Override
    public Void visitStartElement(StartElementTree element, Void unused) {
      switch (element.getName().toString().toLowerCase(Locale.ROOT)) {
        case "p", "ul", "ol", "table", "dl" -> paragraph();
        case "pre" -> {
          paragraph();
          code = true;
        }
        case "li", "tr" -> {
          end();
          open.append("- ");
        }
        default -> {}
      }
      return null;
    }

    @Override
    public Void visitEndElement(EndElementTree element, Void unused) {
      switch (element.getName().toString().toLowerCase(Locale.ROOT)) {
        case "pre" -> {
          end();
          code = false;
          paragraph();
        }
        case "ul", "ol", "table", "dl" -> paragraph();
        default -> {}
      }
      return null;
    }

    @Override
    public Void visitParam(ParamTree parameter, Void unused) {
      String name = parameter.getName().toString();
      tag(
          "@param " + (parameter.isTypeParameter() ? "<" + name + ">" : name),
          parameter.getDescription());
      return null;
    }

    @Override
    public Void visitReturn(ReturnTree result, Void unused) {
      tag("@return", result.getDescription());
      return null;
    }

    @Override
    public Void visitThrows(ThrowsTree thrown, Void unused) {
      tag(
          "@throws " + thrown.getExceptionName().getSignature().replaceAll("^.*\\.", ""),
          thrown.getDescription());
      return null;
    }

    @Override
    public Void visitSee(SeeTree see, Void unused) {
      return null;
    }
  }
}
